// Written by `npm run openapi` from the route table of @partyline/contract. Do not edit.
export interface paths {
    "/api/account/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the caller an account of their own, or returns the one they have. */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Hides the first steps of the account that the caller owns, for good. */
        delete: operations["hideFirstSteps"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done and refused in the account, newest first. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ax/price-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products on sale; the upgrade list for owners and admins, the public lists without a token. */
        get: operations["priceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/device/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unregisters a physical device. */
        delete: operations["removeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/device/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a physical device in a workspace, by the code it shows. */
        post: operations["addDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/device/lq/{vicUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unregisters an LQ device. */
        delete: operations["removeLqDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says that this node runs, under maintenance too. */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says that the service answers and that its background jobs are run. */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations and memberships of the workspaces whose people the caller may list. */
        get: operations["listAccess"];
        put?: never;
        /** Invites a user by e-mail, or changes the permission that they hold in a workspace. A change that takes access away needs the right to revoke, too. */
        post: operations["sendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the role, the end date or the suspension of an invitation or a membership. Taking access away needs the right to revoke, giving more the right to invite. */
        put: operations["changeAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts an invitation, or a partner's offer, for the signed-in user. */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/ask-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the sender of an invitation that is no longer open for a new one. */
        post: operations["askForInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new link of an open invitation to copy; the link that was copied before is void. */
        post: operations["copyInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the users with these e-mail addresses hold already. */
        post: operations["lookUpAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an invitation again with a new key; the old links are void. */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back an invitation or a membership. */
        post: operations["revokeAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites the users of a CSV file; each row is answered. */
        post: operations["uploadInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/verify/{inviteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an open invitation offers, for the holder of its key. */
        get: operations["verifyInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a person in after the identity provider has. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a request to be contacted. */
        post: operations["sendLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing-leads/market": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The markets a lead can be in. */
        get: operations["listMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A partner's customers: accounts of their own, and workspaces handed over, with plan, owner, expiry and health. */
        get: operations["listPartnerCustomers"];
        put?: never;
        /** Mails an offer to become a customer of the partner; its account is made when it is accepted. */
        post: operations["addCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraws an offer that was not accepted yet. */
        delete: operations["withdrawCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/customers/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the customer's owner to buy for themselves; they confirm it. */
        post: operations["releaseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/offer/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a partner offers, for the holder of the mailed key. */
        get: operations["readCustomerOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms or declines that the partner releases the caller's account. */
        post: operations["answerRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says that the service answers; under maintenance it does not. */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a person whom the portal does not know yet; asked again it goes on where it was. */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account has now. */
        get: operations["accountSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One subscription of the account, or of a customer that it pays for. */
        get: operations["readSubscription"];
        put?: never;
        post?: never;
        /** Deletes a subscription that is not active. */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}/pending-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraws a change of plan that waits for a confirmation; nothing is charged. */
        delete: operations["withdrawChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of the account, newest first. */
        get: operations["listBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/billing-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of the payment provider's customer portal, for this one visit. */
        get: operations["createBillingSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops the renewal of a subscription; it works until the end of its period, or of its grace period while past due. */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subscriptions of the account that are not deleted; with `noticed`, those that are past due, end soon or have every seat in use. */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same of one account, by its id: one in which the caller may list subscriptions. */
        get: operations["listSubscriptionsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/resubscribe/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a cancelled subscription up again, before its end. */
        put: operations["resubscribe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/device/{vicUuid}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A device, where it is, and what happened to it, newest first; for support. */
        get: operations["supportDeviceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a user, silent notifications too, newest first; for support. */
        get: operations["supportNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The memberships of a user and the rights that they give now; for support. */
        get: operations["supportRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/who-can": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can do an act, and what would allow it to the others; for support. */
        get: operations["supportWhoCan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userActionLink/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a mailed link is about and where its user goes next, for the holder of its key. */
        get: operations["verifyActionLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person, seen from the account their token names. */
        get: operations["currentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/access-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks those who may give it for a role that would allow an act, once a day. Whom it was sent to is not told. */
        post: operations["requestAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/access-request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a request for a role would change, for those whom it was sent to. */
        get: operations["readAccessRequest"];
        /** Gives the role that was asked for, as a change of access by the caller, or declines. The first answer counts. */
        put: operations["answerAccessRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's profile, and the name of the account their token names. */
        get: operations["readProfile"];
        /** Changes the caller's profile, accepts the license agreement, or renames the account. */
        put: operations["changeProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The announcements that are shown now and that the caller has not dismissed, newest first. */
        get: operations["listAnnouncements"];
        put?: never;
        /** Saves that the caller has seen, clicked or dismissed an announcement. */
        post: operations["actOnAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A captcha to be solved by the browser, for one form. */
        get: operations["createCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a checkout is, verified with the payment provider. */
        get: operations["readCheckoutSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/contactus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to support. */
        post: operations["sendContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a purchase, and says where the browser goes to pay; the same purchase again is the same checkout. */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/eula": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the current license agreement in the reader's language. */
        get: operations["readEula"];
        /** Accepts the current license agreement. */
        put: operations["acceptEula"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rates the portal; without a sign-in a captcha is needed. */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/gdpr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what blocks the deletion of the caller's access. */
        get: operations["deletionBlockers"];
        put?: never;
        post?: never;
        /** Deletes the caller's access and personal data. */
        delete: operations["deleteOwnAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/gdpr/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about the caller. */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Chooses the language of the portal and of the mails to the caller. */
        put: operations["changeLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session of the caller, on every device. With revokeApiTokens their API tokens in all accounts are revoked too; otherwise they stay. */
        post: operations["logOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's notifications in the account their token names, newest first, in the language that the request names, else in that of their profile. */
        get: operations["listNotifications"];
        /** Marks a notification of the caller, or all of the account, as read, unread or processed. */
        put: operations["markNotification"];
        post?: never;
        /** Deletes a notification of the caller, or all of the account, for the caller alone. */
        delete: operations["deleteNotifications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/notification/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which kinds of notifications reach the caller, on which channels. */
        get: operations["readNotificationPreferences"];
        /** Switches one kind of notifications on one channel on or off, where that may be chosen. */
        put: operations["changeNotificationPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/notification/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications as they happen, as server-sent events; 20 streams of a user at once, the next is refused with 429. */
        get: operations["notificationStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/preview-purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a purchase or a change of plan costs, calculated by the payment provider; charges nothing. */
        post: operations["previewPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts the trial of the account the caller owns, once for the life of the account. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's sessions: where they are signed in, since when, and when that was last used. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the caller's sessions, or all but this one; or takes this one off the list. */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/switch-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses the account, and the workspace, that the next token names. */
        post: operations["switchAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's API tokens in all accounts, the newest first; revoked ones are left out. */
        get: operations["listApiTokens"];
        put?: never;
        /** Makes an API token of the caller for the account they are in; its text is answered this once. Needs a recent sign-in, and is mailed to the caller. */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes one of the caller's API tokens; it is refused from then on. */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/verify-ownership-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens or accepts a transfer or a request of ownership. */
        post: operations["answerOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/who-can": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can do an act in a workspace, on a device or in the account, and what would allow it to the others. Names come only to callers who may list them. */
        get: operations["whoCan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every workspace the caller sees, empty ones too, with its instances and devices. */
        get: operations["listInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vic/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives one instance a command, or edits it. */
        put: operations["commandInstance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vic/acknowledgement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says that the caller is on the problem of an instance, for 30 minutes or until it is over; or takes it back. */
        put: operations["acknowledgeProblem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vic/ccm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of an instance's manager page. */
        get: operations["managementUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vic/command/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraws the start or stop of an instance that its host has not taken yet. */
        delete: operations["withdrawCommand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vic/deployment-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The data centers instances can run in. */
        get: operations["deploymentTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vic/favorite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets or takes away the caller's star on an instance. */
        put: operations["setFavorite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vic/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an instance and who did it, newest first. */
        get: operations["instanceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vic/upgrade/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upgrades an instance to its newer version; a leader reboots its whole link group. */
        post: operations["upgradeInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/instance-host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An instance host reports the state of an instance. */
        post: operations["instanceHostWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment provider reports an event. */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a workspace, or moves devices, whole link groups of them, to another one: the body decides. */
        post: operations["createOrMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a workspace. */
        put: operations["renameWorkspace"];
        post?: never;
        /** Deletes a workspace; devices left in it go to the default one. */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alert rules of a workspace. */
        get: operations["listAlerts"];
        put?: never;
        /** Adds an alert rule; the secret of its webhook is shown this once. */
        post: operations["createAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/alerts/{alertId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an alert rule; its secret stays. */
        put: operations["changeAlert"];
        post?: never;
        /** Deletes an alert rule with its delivery log. */
        delete: operations["deleteAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/alerts/{alertId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The delivery log of an alert rule, newest first. */
        get: operations["listAlertDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/alerts/{alertId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new webhook secret; the old one signs beside it for 24 hours. */
        post: operations["rotateAlertSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/alerts/{alertId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a test by the channels of the rule, the mail to the caller; the delivery log has the outcome. */
        post: operations["testAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/schedule-quiet-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the hours of a workspace in which no schedule acts. */
        put: operations["changeScheduleQuietHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schedules of a workspace, the next one first, and its quiet hours. */
        get: operations["listSchedules"];
        put?: never;
        /** Adds a schedule that starts or stops devices; it runs with the rights of the caller. */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a schedule; it runs with the rights of the caller from now on. */
        put: operations["changeSchedule"];
        post?: never;
        /** Deletes a schedule with its runs. */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/schedules/{scheduleId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pauses a schedule. */
        post: operations["pauseSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/schedules/{scheduleId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resumes a paused schedule; it runs with the rights of the caller from now on. */
        post: operations["resumeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/{id}/schedules/{scheduleId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the last 50 times that a schedule was due, newest first. */
        get: operations["listScheduleRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/ask-ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the ownership of a workspace. */
        post: operations["requestOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/cancel-ownership/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes back a transfer or a request that the caller submitted. */
        put: operations["cancelOwnership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives up one of the memberships of the caller. */
        post: operations["leaveWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves devices, as POST workspace/ does. */
        post: operations["moveInstances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open transfers and requests of ownership that the caller submitted or is asked to answer. */
        get: operations["listHandovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users that the ownership of a workspace, or of the account, can be transferred to. */
        get: operations["listRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/reject-ownership/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rejects a transfer or a request of ownership. */
        put: operations["rejectOwnership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/resend-ownership/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sends the mail of a transfer or a request again with a new key; the old link is void. */
        put: operations["resendOwnership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/transfer-ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers the ownership of a workspace, or of the account, to another user. */
        post: operations["transferOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountSubscriptions: {
            credit: number;
            /** @enum {string} */
            customerStatus: "B2C" | "AUTHORIZED_PARTNER" | "PARTNER_CUSTOMER";
            customerSubscriptions: components["schemas"]["Subscription"][];
            hasAnyValidVic: boolean;
            hasBillingPortal: boolean;
            hasExpiredSubscription: boolean;
            partner: {
                name: string;
                releaseAskedAt: string | null;
            } | null;
            skyPortDevices: {
                deviceName: string;
                vicUuid: string;
                workSpaceName: string;
            }[];
            skyPortSubscriptions: components["schemas"]["Subscription"][];
            /** @enum {string} */
            subscription: "free" | "trial" | "paid";
            subscriptionPlan: ("Trial" | "Essential" | "Pro" | "Premium")[];
            subscriptions: components["schemas"]["Subscription"][];
            userSubscribedPlan: ("Essential" | "Pro" | "Premium") | null;
        };
        Association: {
            accountId: number;
            accountName: string;
            /** @enum {string} */
            role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
            workspaceId: number | null;
            workspaceName: string | null;
        };
        BillingRow: {
            amount: number;
            amountDue: number;
            creditAdded: number;
            creditUsed: number;
            currency: string;
            discount: {
                amount: number;
                /** @enum {string} */
                duration: "once" | "repeating" | "forever";
                endsAt: string | null;
            } | null;
            interval: ("week" | "month" | "year") | null;
            invoiceId: string;
            /** Format: date-time */
            issuedAt: string;
            net: number;
            plan: ("Trial" | "Essential" | "Pro" | "Premium") | null;
            refunded: number;
            renewalDate: string | null;
            /** @enum {string} */
            status: "Paid" | "Open" | "Past-Due" | "Void";
            subscriptionId: string | null;
            tax: number;
            url: string | null;
            users: number | null;
            vicUuid: string | null;
        };
        CheckoutState: {
            checkoutId: string | null;
            interval: ("week" | "month" | "year") | null;
            plan: ("Trial" | "Essential" | "Pro" | "Premium") | null;
            /** @enum {string} */
            state: "none" | "open" | "paid" | "active" | "failed" | "expired" | "refused";
            subscriptionId: string | null;
            subscriptionType: ("trial" | "new" | "upgrade" | "skyport") | null;
            users: number | null;
            vicUuid: string | null;
        };
        CurrentUserData: {
            associations: components["schemas"]["Association"][];
            suspensions?: {
                accountName: string;
                workspaceName: string | null;
            }[];
            user: components["schemas"]["User"];
        };
        DeploymentTarget: {
            id: string;
            latencyUrl?: string;
            name: string;
            region: string;
        };
        FailureData: {
            /** Format: date-time */
            expectedEnd?: string;
            issues?: components["schemas"]["RequestIssue"][];
            reason?: string;
            refused?: {
                /** @enum {string} */
                act: "workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update";
                vicUuid?: string;
                workspaceId?: number;
            };
        } | null;
        HostEvent: {
            /** Format: uuid */
            deliveryId: string;
            instance: components["schemas"]["HostSnapshot"];
        };
        HostSnapshot: {
            availableVersion: string;
            ccmurl: string;
            connectedUsers?: number | null;
            deploymentTarget: string;
            deploymentTargetId: string;
            deviceEndPoint: string;
            deviceName: string;
            dnsHost: string;
            /** @enum {string} */
            DNSStatus: "" | "initiated" | "ready" | "error";
            epoch: number;
            failureReason: string;
            hostName: string;
            ip: string;
            lastCommandNumber: number;
            link?: {
                leaderUuid: string | null;
                role: ("Leader" | "Member" | "Master" | "Atomic") | null;
            };
            /** Format: date-time */
            occurredAt: string;
            port: number | null;
            progress: number | null;
            restartRequired: boolean;
            runningCommand: ("start" | "stop" | "save" | "upgrade" | "delete") | null;
            sequence: number;
            /** @enum {string} */
            state: "online" | "offline";
            status: ("healthy" | "warning" | "init" | "error" | "deleted" | "stopping" | "failed" | "ready" | "initiated") | "";
            version: string;
            /** Format: uuid */
            vicUuid: string;
        };
        Instance: {
            acknowledgement: {
                by: string;
                isMine: boolean;
                /** Format: date-time */
                until: string;
            } | null;
            autoRenewalDate: string | null;
            availableVersion: string | null;
            cancelStatus: boolean;
            ccmurl: string;
            connectedUsers: number | null;
            current_period_end: string | null;
            deploymentTarget: string;
            deploymentTargetId: string;
            /** @enum {string} */
            deploymentType: "cloud" | "onprem";
            deviceEndPoint: string;
            deviceModel: string;
            deviceName: string;
            /** @enum {string} */
            deviceType: "virtual" | "device";
            dnsHost: string;
            /** @enum {string} */
            DNSStatus: "" | "initiated" | "ready" | "error";
            epoch: number;
            expirationDate: string | null;
            failureReason: string | null;
            graceEndsAt: string | null;
            hasUpgradeAvailable: boolean;
            hostName: string;
            id: number;
            interval: ("week" | "month" | "year") | null;
            ip: string;
            isDnsPrepared: boolean;
            isFavorite: boolean;
            isVersionSupported: boolean;
            lastSeen: string | null;
            leaderuuid: string | null;
            linkRole: ("Leader" | "Member" | "Master" | "Atomic") | null;
            members: string[];
            movable: boolean;
            nodeType: string;
            noOfUsers: number;
            openCommand: {
                /** @enum {string} */
                action: "start" | "stop" | "save";
                /** Format: date-time */
                since: string;
            } | null;
            planUpdateType: ("upgrade" | "downgrade" | "users" | "interval") | null;
            port: number | null;
            progress: number | null;
            registeredBy: string | null;
            restartRequired: boolean;
            rowVersion: number;
            sequence: number;
            /** @enum {string} */
            state: "online" | "offline";
            stateSince: string | null;
            status: ("healthy" | "warning" | "init" | "error" | "deleted" | "stopping" | "failed" | "ready" | "initiated") | "";
            subscription: ("Trial" | "Essential" | "Pro" | "Premium") | null;
            subscriptionId: string | null;
            subscriptionStatus: ("Not Subscribed" | "Subscribed" | "Past-Due") | null;
            version: string;
            /** Format: uuid */
            vicUuid: string;
            workSpaceName: string;
        };
        InstanceUpdate: {
            ccmurl?: string | null;
            connectedUsers?: number | null;
            deploymentTarget?: string | null;
            deploymentTargetId?: string | null;
            deviceEndPoint?: string | null;
            deviceName?: string | null;
            dnsHost?: string | null;
            DNSStatus?: ("" | "initiated" | "ready" | "error") | null;
            epoch: number;
            failureReason?: string | null;
            hostName?: string | null;
            ip?: string | null;
            lastSeen?: string | null;
            openCommand?: {
                /** @enum {string} */
                action: "start" | "stop" | "save";
                since: string;
            } | null;
            port?: number | null;
            progress?: number | null;
            restartRequired?: boolean | null;
            sequence: number;
            state?: ("online" | "offline") | null;
            stateSince?: string | null;
            status?: (("healthy" | "warning" | "init" | "error" | "deleted" | "stopping" | "failed" | "ready" | "initiated") | "") | null;
            version?: string | null;
            vicUuid: string;
        };
        LoginData: {
            associations: components["schemas"]["Association"][];
            claimsChanged: boolean;
            firstLogin: boolean;
            /** @enum {string} */
            registerState: "in progress" | "done";
            /** Format: date-time */
            serverTime: string;
            suspensions?: {
                accountName: string;
                workspaceName: string | null;
            }[];
            user: components["schemas"]["User"] | null;
        };
        Notification: {
            accountId: number;
            code?: string;
            data?: components["schemas"]["InstanceUpdate"];
            event: string;
            eventProcessed: boolean;
            isread: boolean;
            /** @enum {string} */
            language?: "en" | "de";
            message: string;
            notificationDocId: string;
            object?: {
                id: string;
                /** @enum {string} */
                kind: "device" | "workspace" | "ownership" | "subscription" | "customer" | "people" | "access-request";
            };
            params?: {
                [key: string]: string | number | null;
            };
            silent: boolean;
            /** Format: date-time */
            timestamp: string;
            workspaceId: number | null;
        };
        PartnerCustomer: {
            company: string;
            customerId: number | null;
            expiresAt: string | null;
            /** @enum {string} */
            health: "ok" | "ends-soon" | "past-due" | "expired" | "none";
            /** @enum {string} */
            kind: "account" | "workspace";
            offeredTo: string | null;
            offerEndsAt: string | null;
            owner: {
                email: string;
                userName: string;
            } | null;
            plans: ("Trial" | "Essential" | "Pro" | "Premium")[];
            renewsAt: string | null;
            /** @enum {string} */
            state: "invited" | "expired" | "active" | "releasing";
            subscriptions: number;
            users: number;
            usersConnected: number;
            workspaceId: number | null;
            workSpaceName: string | null;
        };
        Product: {
            /** @constant */
            currency: "USD";
            description: string;
            placeOrder: number;
            prices: {
                discount: number;
                /** @enum {string} */
                interval: "week" | "month" | "year";
                isDefault: boolean;
                price: number;
                priceId: string;
                savedAmount: number;
                users: number;
            }[];
            recommended: boolean;
            /** @enum {string} */
            title: "Trial" | "Essential" | "Pro" | "Premium";
        };
        PurchasePreview: {
            amountDue: number;
            /** @enum {string} */
            chargedAt: "checkout" | "once";
            credit: {
                added: number;
                carriedOver: number;
                left: number;
                used: number;
            } | null;
            /** @constant */
            currency: "USD";
            discount: {
                amount: number;
                /** @enum {string} */
                duration: "once" | "repeating" | "forever";
                endsAt: string | null;
            } | null;
            /** @enum {string} */
            instanceEffect: "none" | "new" | "keeps-running" | "resets-configuration";
            lines: {
                amount: number;
                bills: {
                    /** @enum {string} */
                    interval: "week" | "month" | "year";
                    /** @enum {string} */
                    part: "unused" | "rest" | "whole";
                    /** @enum {string} */
                    plan: "Trial" | "Essential" | "Pro" | "Premium";
                    users: number;
                } | null;
                description: string;
            }[];
            prorationAt: number | null;
            renewalAmount: number | null;
            renewalAt: string | null;
            renewalDiscount: {
                amount: number;
                /** @enum {string} */
                duration: "once" | "repeating" | "forever";
                endsAt: string | null;
            } | null;
            renewals: {
                /** Format: date-time */
                at: string;
                credit: number;
                due: number;
                left: number;
            }[];
            renewalTax: number | null;
            totals: {
                net: number;
                tax: number | null;
                total: number;
            };
            usersConnected: number | null;
        };
        RequestIssue: {
            code: string;
            message: string;
            path: string;
            vicUuids?: string[];
        };
        Subscription: {
            amountDue: number | null;
            autoRenewalDate: string | null;
            cancelStatus: boolean;
            current_period_end: string | null;
            customer: {
                company: string;
                customerId: number | null;
            } | null;
            deletesAt: string | null;
            deviceName: string | null;
            expirationDate: string | null;
            graceEndsAt: string | null;
            interval: ("week" | "month" | "year") | null;
            isBilled: boolean;
            noOfUsers: number;
            paidByPartner: boolean;
            pastDueSince: string | null;
            payUrl: string | null;
            pendingChange: {
                amountDue: number;
                confirmUrl: string | null;
                /** Format: date-time */
                expiresAt: string;
                interval: ("week" | "month" | "year") | null;
                noOfUsers: number;
                /** @enum {string} */
                subscription: "Trial" | "Essential" | "Pro" | "Premium";
            } | null;
            price: number | null;
            /** @enum {string} */
            productKind: "intercom" | "skyport" | "trial";
            /** @enum {string} */
            subscription: "Trial" | "Essential" | "Pro" | "Premium";
            subscriptionId: string;
            /** @enum {string} */
            subscriptionStatus: "Not Subscribed" | "Subscribed" | "Past-Due";
            usersConnected: number | null;
            vicUuid: string | null;
            workspaceId: number | null;
            workSpaceName: string | null;
        };
        User: {
            acceptedEulaVersion: string | null;
            accountId: number | null;
            accountName: string | null;
            ccCustomerNumber: string | null;
            customerStatus: ("B2C" | "AUTHORIZED_PARTNER" | "PARTNER_CUSTOMER") | null;
            dataUsage: boolean;
            email: string;
            eulaVersion: string;
            firstSteps: {
                isInvited: boolean;
                isOpened: boolean;
            } | null;
            hasAnyValidVic: boolean;
            hasExpiredSubscription: boolean;
            isGAEnabled: boolean;
            isOwnerAccount: boolean;
            isTrialOffered: boolean;
            isTrialUsed: boolean;
            language: ("en" | "de") | null;
            name: string;
            photoURL: string | null;
            provider: string;
            /** @enum {string} */
            registerState: "in progress" | "done";
            role: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user") | null;
            subscribedPlans: string[];
            subscription: ("free" | "trial" | "paid") | null;
            t_c_accepted_date: {
                nanoseconds: number;
                seconds: number;
            };
            trialEnd: string | null;
            userid: string;
            workspaceId: number | null;
        };
        Workspace: {
            haveWorkspaceOwner: boolean;
            id: number;
            isDefault: boolean;
            isDirty: boolean;
            lqDevicesList: components["schemas"]["Instance"][];
            name: string;
            ownerEmail: string | null;
            ownerName: string | null;
            roles: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
            /** @enum {string} */
            roleType: "default" | "shared" | "orphanage" | "invited";
            rowVersion: number;
            vicList: components["schemas"]["Instance"][];
        };
    };
    responses: {
        /** @description access-request-refused, invitation-refused, request-not-proper */
        "400.access-request-refused.invitation-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2036 | 2020 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description access-request-refused, request-not-proper */
        "400.access-request-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2036 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description acknowledgement-refused, request-not-proper */
        "400.acknowledgement-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2034 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description action-link-not-valid, ownership-refused, request-not-proper */
        "400.action-link-not-valid.ownership-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2022 | 2021 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description action-link-not-valid, request-not-proper */
        "400.action-link-not-valid.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2022 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description active-subscriptions, ownership-must-be-transferred, request-not-proper, workspace-owner-account-delete */
        "400.active-subscriptions.ownership-must-be-transferred.request-not-proper.workspace-owner-account-delete": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2016 | 2002 | 2000 | 1002;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description announcement-refused, request-not-proper */
        "400.announcement-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2041 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description captcha-refused, request-not-proper */
        "400.captcha-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2040 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description command-not-possible, request-not-proper */
        "400.command-not-possible.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2006 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description command-not-possible, request-not-proper, stale */
        "400.command-not-possible.request-not-proper.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2006 | 2000 | 2409;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description customer-refused, invite-not-valid, request-not-proper */
        "400.customer-refused.invite-not-valid.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2037 | 2014 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description customer-refused, request-not-proper */
        "400.customer-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2037 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description default-workspace, devices-running, request-not-proper, shared-workspace */
        "400.default-workspace.devices-running.request-not-proper.shared-workspace": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2012 | 2011 | 2000 | 1001;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description device-code-not-valid, request-not-proper */
        "400.device-code-not-valid.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2019 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description device-not-deletable, request-not-proper */
        "400.device-not-deletable.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2017 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description file-not-proper, request-not-proper */
        "400.file-not-proper.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2023 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description identity-refused, request-not-proper */
        "400.identity-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2032 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description invitation-refused, request-not-proper */
        "400.invitation-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2020 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description invite-not-valid, request-not-proper */
        "400.invite-not-valid.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2014 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description move-not-possible, request-not-proper */
        "400.move-not-possible.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2018 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description no-billing-account, payments-refused, request-not-proper */
        "400.no-billing-account.payments-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2030 | 2031 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description ownership-must-be-transferred, request-not-proper */
        "400.ownership-must-be-transferred.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2002 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description ownership-refused, request-not-proper */
        "400.ownership-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2021 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description payment-failed, payments-refused, plan-already-active, preview-required, price-changed, price-not-valid, request-not-proper, subscription-refused, tax-location-missing */
        "400.payment-failed.payments-refused.plan-already-active.preview-required.price-changed.price-not-valid.request-not-proper.subscription-refused.tax-location-missing": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2028 | 2031 | 2024 | 2027 | 2026 | 2025 | 2000 | 2029 | 2033;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description payments-refused, plan-already-active, price-changed, price-not-valid, request-not-proper, subscription-refused, tax-location-missing */
        "400.payments-refused.plan-already-active.price-changed.price-not-valid.request-not-proper.subscription-refused.tax-location-missing": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2031 | 2024 | 2026 | 2025 | 2000 | 2029 | 2033;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description payments-refused, request-not-proper */
        "400.payments-refused.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2031 | 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description payments-refused, request-not-proper, subscription-refused */
        "400.payments-refused.request-not-proper.subscription-refused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2031 | 2000 | 2029;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description request-not-proper */
        "400.request-not-proper": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2000;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description request-not-proper, stale */
        "400.request-not-proper.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2000 | 2409;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description request-not-proper, trial-used */
        "400.request-not-proper.trial-used": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2000 | 2013;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description request-not-proper, withdrawal-refused */
        "400.request-not-proper.withdrawal-refused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2000 | 2035;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description shut-out, unauthenticated */
        "401.shut-out.unauthenticated": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2401 | 401;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description unauthenticated */
        "401.unauthenticated": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 401;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description email-not-verified, forbidden, recent-login-required, scope-required */
        "403.email-not-verified.forbidden.recent-login-required.scope-required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2403 | 2003 | 2015 | 2050;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description email-not-verified, forbidden, scope-required */
        "403.email-not-verified.forbidden.scope-required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2403 | 2003 | 2050;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description email-not-verified, forbidden, scope-required, start-not-allowed, subscription-expired */
        "403.email-not-verified.forbidden.scope-required.start-not-allowed.subscription-expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2403 | 2003 | 2050 | 2004 | 2005;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description email-not-verified, recent-login-required, scope-required */
        "403.email-not-verified.recent-login-required.scope-required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2403 | 2015 | 2050;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description email-not-verified, scope-required */
        "403.email-not-verified.scope-required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2403 | 2050;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description not-found */
        "404.not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2001;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description request-timeout */
        "408.request-timeout": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2408;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description too-large */
        "413.too-large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2413;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description unsupported-media-type */
        "415.unsupported-media-type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2415;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description too-many-requests */
        "429.too-many-requests": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2429;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description internal */
        "500.internal": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2500;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description instance-host-unavailable */
        "502.instance-host-unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2502;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description payments-unavailable */
        "502.payments-unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2504;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description maintenance, unavailable */
        "503.maintenance.unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: "err_maintenance" | 2503;
                    message: string;
                    statusCode: number;
                };
            };
        };
        /** @description unavailable */
        "503.unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FailureData"];
                    /** @enum {unknown} */
                    errorCode: 2503;
                    message: string;
                    statusCode: number;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountId: number;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    hideFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                action?: string;
                actor?: string;
                batchOf?: string;
                combine?: "batches";
                cursor?: string;
                from?: string;
                limit?: string;
                object?: string;
                outcome?: "done" | "refused" | "failed";
                text?: string;
                to?: string;
                workspaces?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            entries: {
                                action: string;
                                actorEmail: string | null;
                                /** @enum {string} */
                                actorKind: "user" | "host" | "system";
                                actorName: string | null;
                                address: string | null;
                                /** Format: date-time */
                                at: string;
                                batch: {
                                    count: number;
                                    variants: {
                                        count: number;
                                        details: {
                                            [key: string]: unknown;
                                        };
                                        /** @enum {string} */
                                        outcome: "done" | "refused" | "failed";
                                        reason: string | null;
                                    }[];
                                    workspaces: number;
                                } | null;
                                details: {
                                    [key: string]: unknown;
                                };
                                deviceNames: string[];
                                id: number;
                                objectEmail: string | null;
                                objectId: string | null;
                                objectKind: string;
                                objectName: string | null;
                                /** @enum {string} */
                                outcome: "done" | "refused" | "failed";
                                reason: string | null;
                                via: {
                                    /** @enum {string} */
                                    kind: "schedule" | "api-token";
                                    name: string | null;
                                } | null;
                                workspaceId: number | null;
                                workspaceName: string | null;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    priceList: {
        parameters: {
            query: {
                subscriptionType: "trial" | "new" | "upgrade" | "skyport";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            products: components["schemas"]["Product"][];
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            /** @description Unchanged since the ETag that was sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    removeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.device-not-deletable.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    addDevice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    workspaceId?: number | string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            redirectUrl: string | null;
                            vicUuid: string;
                            workspaceId: number;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.device-code-not-valid.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.instance-host-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    removeLqDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vicUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.device-not-deletable.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            version: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            dueJobs: number;
                            oldestDueMs: number;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listAccess: {
        parameters: {
            query?: {
                cursor?: string;
                direction?: "asc" | "desc";
                email?: string;
                kind?: "invitation" | "membership";
                limit?: string;
                q?: string;
                roleName?: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                sort?: "email" | "workspace" | "permission" | "status" | "lastActive" | "endsAt";
                status?: "pending" | "accepted" | "expired" | "revoked" | "suspended";
                workspaceId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            nextCursor: string | null;
                            rows: {
                                /** Format: date-time */
                                createdAt: string;
                                email: string;
                                endsAt: string | null;
                                expiresAt: string | null;
                                grantedBy: string | null;
                                id: string;
                                isSelf: boolean;
                                isSuspended: boolean;
                                /** @enum {string} */
                                kind: "invitation" | "membership";
                                lastActiveAt: string | null;
                                name: string;
                                permissionName: string;
                                /** @enum {string} */
                                roleName: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                                /** @enum {string} */
                                status: "pending" | "accepted" | "expired" | "revoked";
                                workspaceId: number | null;
                                workspaceName: string;
                            }[];
                            total: number | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    sendInvitation: {
        parameters: {
            query?: never;
            header?: {
                "Batch-Id"?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    endsAt?: string | null;
                    permissionName: string;
                    roleName: string;
                    update?: boolean;
                    workspaceId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            /** @enum {string} */
                            outcome: "sent" | "updated";
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.invitation-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeAccess: {
        parameters: {
            query?: never;
            header?: {
                "Batch-Id"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endsAt?: string | null;
                    isSuspended?: boolean;
                    /** @enum {string} */
                    roleName?: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            createdAt: string;
                            email: string;
                            endsAt: string | null;
                            expiresAt: string | null;
                            grantedBy: string | null;
                            id: string;
                            isSelf: boolean;
                            isSuspended: boolean;
                            /** @enum {string} */
                            kind: "invitation" | "membership";
                            lastActiveAt: string | null;
                            name: string;
                            permissionName: string;
                            /** @enum {string} */
                            roleName: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                            /** @enum {string} */
                            status: "pending" | "accepted" | "expired" | "revoked";
                            workspaceId: number | null;
                            workspaceName: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.invitation-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inviteId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountId: number;
                            /** @enum {string} */
                            roleName: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                            workspaceId: number | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.customer-refused.invite-not-valid.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    askForInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inviteId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    copyInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            expiresAt: string;
                            url: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.invitation-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    lookUpAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            rows: {
                                email: string;
                                /** @enum {string} */
                                roleName: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                                /** @enum {string} */
                                status: "pending" | "accepted" | "expired" | "revoked";
                                workspaceId: number | null;
                            }[];
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                "Batch-Id"?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endsAt?: string | null;
                    id: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            expiresAt: string;
                            id: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.invitation-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    revokeAccess: {
        parameters: {
            query?: never;
            header?: {
                "Batch-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.invitation-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    uploadInvitations: {
        parameters: {
            query?: never;
            header?: {
                "Batch-Id"?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    workspaceId?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            rows: {
                                email: string;
                                errorCode: number | string;
                                field: ("email" | "role" | "workspace" | "endsAt") | null;
                                message: string;
                                row: number;
                                /** @enum {string} */
                                status: "sent" | "duplicate" | "needsUpdate" | "invalid" | "failed";
                            }[];
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.file-not-proper.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    verifyInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inviteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountId: number;
                            accountName: string;
                            email: string;
                            endsAt: string | null;
                            /** Format: date-time */
                            expiresAt: string;
                            permissionName: string;
                            provesMailbox: boolean;
                            requesterName: string;
                            /** @enum {string} */
                            roleName: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                            workspaceId: number | null;
                            workspaceName: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.invite-not-valid.request-not-proper"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accessToken: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoginData"];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.identity-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    sendLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    company: string;
                    contactConsent: boolean;
                    country: string;
                    dataUsage?: boolean;
                    email: string;
                    firstName: string;
                    lastName: string;
                    marketCode: {
                        /** @default  */
                        label?: string;
                        /** @default  */
                        value?: string;
                    };
                    /** @default  */
                    state?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listMarkets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            label: string;
                            value: string;
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listPartnerCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerCustomer"][];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    addCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    company: string;
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            customerId: number;
                            /** Format: date-time */
                            offerEndsAt: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.customer-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    withdrawCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.customer-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    releaseCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.customer-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    readCustomerOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            company: string;
                            email: string;
                            /** Format: date-time */
                            expiresAt: string;
                            partner: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.invite-not-valid.request-not-proper"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    answerRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.customer-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            time: string;
                            version: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.maintenance.unavailable"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accessToken: string;
                    email: string;
                    inviteId: string | null;
                    name: string;
                    /** @constant */
                    newPurchase?: true;
                    photoURL: string | null;
                    provider: string;
                    userid: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountId: number | null;
                            /** @enum {string} */
                            registerState: "in progress" | "done";
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.invite-not-valid.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    accountSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountSubscriptions"];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    readSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.payments-refused.request-not-proper.subscription-refused"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.payments-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    withdrawChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.payments-refused.request-not-proper.subscription-refused"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.payments-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BillingRow"][];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createBillingSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uri */
                            url: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.no-billing-account.payments-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.payments-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subscriptionId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.payments-refused.request-not-proper.subscription-refused"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.payments-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                noticed?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"][];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSubscriptionsOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"][];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    resubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.payments-refused.request-not-proper.subscription-refused"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.payments-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    supportDeviceHistory: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                vicUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            device: {
                                accountId: number;
                                accountName: string;
                                isRemoved: boolean;
                                name: string;
                                state: string;
                                status: string;
                                vicUuid: string;
                                workspaceName: string;
                            };
                            entries: {
                                action: ("start" | "stop" | "save" | "upgrade" | "delete") | null;
                                /** Format: date-time */
                                at: string;
                                by: string | null;
                                deploymentTarget: string | null;
                                deviceName: string | null;
                                failureReason: string | null;
                                fromWorkspace: string | null;
                                id: number;
                                /** @enum {string} */
                                kind: "command" | "report" | "no-answer" | "moved" | "registered" | "removed";
                                outcome: ("open" | "done" | "failed" | "superseded" | "unanswered" | "withdrawn") | null;
                                state: ("online" | "offline") | null;
                                status: (("healthy" | "warning" | "init" | "error" | "deleted" | "stopping" | "failed" | "ready" | "initiated") | "") | null;
                                toWorkspace: string | null;
                                version: string | null;
                            }[];
                            nextCursor: string | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.unauthenticated"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    supportNotifications: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountId: number;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            audience: "user" | "members";
                            deletedAt: string | null;
                            event: string;
                            message: string;
                            readAt: string | null;
                            workspaceName: string | null;
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.unauthenticated"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    supportRights: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                            isDisabled: boolean;
                            memberships: {
                                accountId: number;
                                accountName: string;
                                endsAt: string | null;
                                isActive: boolean;
                                rights: {
                                    account: {
                                        accountName: ("add" | "delete" | "rename" | "update" | "cancel" | "view" | "playPause" | "invite" | "create" | "revoke" | "buy" | "list" | "unsubscribe" | "start" | "stop" | "change-target" | "ccm" | "favorite" | "transferOwnership" | "askWorkspaceOwnership" | "add-instances" | "move-instances" | "edit-instances")[];
                                        subscription: ("add" | "delete" | "rename" | "update" | "cancel" | "view" | "playPause" | "invite" | "create" | "revoke" | "buy" | "list" | "unsubscribe" | "start" | "stop" | "change-target" | "ccm" | "favorite" | "transferOwnership" | "askWorkspaceOwnership" | "add-instances" | "move-instances" | "edit-instances")[];
                                        workspace: ("add" | "delete" | "rename" | "update" | "cancel" | "view" | "playPause" | "invite" | "create" | "revoke" | "buy" | "list" | "unsubscribe" | "start" | "stop" | "change-target" | "ccm" | "favorite" | "transferOwnership" | "askWorkspaceOwnership" | "add-instances" | "move-instances" | "edit-instances")[];
                                    };
                                    instance: ("add" | "delete" | "rename" | "update" | "cancel" | "view" | "playPause" | "invite" | "create" | "revoke" | "buy" | "list" | "unsubscribe" | "start" | "stop" | "change-target" | "ccm" | "favorite" | "transferOwnership" | "askWorkspaceOwnership" | "add-instances" | "move-instances" | "edit-instances")[];
                                    workspace: {
                                        default: ("add" | "delete" | "rename" | "update" | "cancel" | "view" | "playPause" | "invite" | "create" | "revoke" | "buy" | "list" | "unsubscribe" | "start" | "stop" | "change-target" | "ccm" | "favorite" | "transferOwnership" | "askWorkspaceOwnership" | "add-instances" | "move-instances" | "edit-instances")[];
                                        invited: ("add" | "delete" | "rename" | "update" | "cancel" | "view" | "playPause" | "invite" | "create" | "revoke" | "buy" | "list" | "unsubscribe" | "start" | "stop" | "change-target" | "ccm" | "favorite" | "transferOwnership" | "askWorkspaceOwnership" | "add-instances" | "move-instances" | "edit-instances")[];
                                        orphanage: ("add" | "delete" | "rename" | "update" | "cancel" | "view" | "playPause" | "invite" | "create" | "revoke" | "buy" | "list" | "unsubscribe" | "start" | "stop" | "change-target" | "ccm" | "favorite" | "transferOwnership" | "askWorkspaceOwnership" | "add-instances" | "move-instances" | "edit-instances")[];
                                        shared: ("add" | "delete" | "rename" | "update" | "cancel" | "view" | "playPause" | "invite" | "create" | "revoke" | "buy" | "list" | "unsubscribe" | "start" | "stop" | "change-target" | "ccm" | "favorite" | "transferOwnership" | "askWorkspaceOwnership" | "add-instances" | "move-instances" | "edit-instances")[];
                                    };
                                };
                                /** @enum {string} */
                                role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                                suspendedAt: string | null;
                                workspaceId: number | null;
                                workspaceName: string | null;
                            }[];
                            name: string;
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.unauthenticated"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    supportWhoCan: {
        parameters: {
            query: {
                accountId?: string;
                act: "workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update";
                vicUuid?: string;
                workspaceId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            able: {
                                count: number;
                                grantedBy: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                people: {
                                    email: string;
                                    endsAt: string | null;
                                    isSelf: boolean;
                                    name: string;
                                }[];
                            }[];
                            /** @enum {string} */
                            act: "workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update";
                            device: {
                                name: string;
                                vicUuid: string;
                            } | null;
                            hiddenRoles: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                            holders: {
                                people: {
                                    email: string;
                                    endsAt: string | null;
                                    isSelf: boolean;
                                    name: string;
                                }[];
                                /** @enum {string} */
                                role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                            }[];
                            needMakers: {
                                isMaker: boolean;
                                isPartner: boolean;
                                /** @enum {string} */
                                need: "paid-plan" | "renewal" | "stopped-device" | "settled-ownership";
                                roles: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                            }[];
                            newcomerWays: {
                                change: {
                                    adds: ("workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update")[];
                                    isMaker: boolean;
                                    isResumed: boolean;
                                    makers: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                    replaces: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user") | null;
                                    /** @enum {string} */
                                    role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                                } | null;
                                needs: ("paid-plan" | "renewal" | "stopped-device" | "settled-ownership")[];
                            }[];
                            ownRequest: {
                                /** Format: date-time */
                                againAt: string;
                                endsAt: string | null;
                                mayAskAgain: boolean;
                                /** Format: date-time */
                                requestedAt: string;
                                /** @enum {string} */
                                role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                                /** @enum {string} */
                                state: "open" | "given" | "declined";
                            } | null;
                            /** @enum {string} */
                            sight: "account" | "workspace" | "self";
                            tokens: {
                                /** Format: date-time */
                                expiresAt: string;
                                name: string | null;
                                owner: {
                                    email: string;
                                    endsAt: string | null;
                                    isSelf: boolean;
                                    name: string;
                                };
                            }[];
                            unable: {
                                active: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                count: number;
                                people: {
                                    email: string;
                                    endsAt: string | null;
                                    isSelf: boolean;
                                    name: string;
                                }[];
                                /** @enum {string} */
                                reason: "unknown-role" | "no-right" | "partner-customer" | "trial" | "no-plan" | "default-workspace" | "dirty" | "expired" | "running" | "no-workspace";
                                suspended: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                ways: {
                                    change: {
                                        adds: ("workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update")[];
                                        isMaker: boolean;
                                        isResumed: boolean;
                                        makers: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                        replaces: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user") | null;
                                        /** @enum {string} */
                                        role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                                    } | null;
                                    needs: ("paid-plan" | "renewal" | "stopped-device" | "settled-ownership")[];
                                }[];
                            }[];
                            workspace: {
                                id: number;
                                name: string;
                            } | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.unauthenticated"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    verifyActionLink: {
        parameters: {
            query?: {
                docId?: string;
                inviteId?: string;
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountId: number;
                            /** @enum {string} */
                            event: "invitation" | "ownership-transfer" | "ownership-request" | "account-transfer";
                            placeName: string;
                            redirectAction: string;
                            userId: string;
                            userName: string;
                            workspaceId: number | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.action-link-not-valid.request-not-proper"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    currentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentUserData"];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    requestAccess: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    act: "workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update";
                    /** @default null */
                    endsAt?: string | null;
                    /** @enum {string} */
                    role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                    /** Format: uuid */
                    vicUuid?: string;
                    workspaceId?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            againAt: string;
                            endsAt: string | null;
                            mayAskAgain: boolean;
                            /** Format: date-time */
                            requestedAt: string;
                            /** @enum {string} */
                            role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                            /** @enum {string} */
                            state: "open" | "given" | "declined";
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.access-request-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    readAccessRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            act: "workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update";
                            adds: ("workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update")[];
                            device: {
                                name: string;
                                vicUuid: string;
                            } | null;
                            endsAt: string | null;
                            from: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user") | null;
                            id: string;
                            isInvitation: boolean;
                            isResumed: boolean;
                            refusal: ("already-allowed" | "other-needs" | "no-way" | "requester-left" | "changed" | "end-passed" | "answered" | "no-one-to-ask" | "requested-today" | "too-many-requests-today" | "already-accepted" | "already-expired" | "already-revoked" | "end-date-past" | "held-otherwise" | "owner-suspended" | "self" | "role-not-grantable" | "duplicate" | "owner-of-default" | "owner-exists" | "owner-open" | "owner-ends" | "unknown-role" | "no-right" | "partner-customer" | "trial" | "no-plan" | "default-workspace" | "dirty" | "expired" | "running" | "no-workspace") | null;
                            /** Format: date-time */
                            requestedAt: string;
                            requester: {
                                email: string;
                                name: string;
                            } | null;
                            /** @enum {string} */
                            role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                            /** @enum {string} */
                            state: "open" | "given" | "declined";
                            version: number;
                            wasEndsAt: string | null;
                            workspace: {
                                id: number;
                                name: string;
                            } | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    answerAccessRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "give" | "decline";
                    from: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user") | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            state: "open" | "given" | "declined";
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.access-request-refused.invitation-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    readProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountName: string | null;
                            canRenameAccount: boolean;
                            company: string;
                            contactConsent: boolean;
                            country: string;
                            dataUsage: boolean;
                            email: string;
                            firstName: string;
                            lastName: string;
                            marketCode: {
                                label: string;
                                value: string;
                            };
                            state: string;
                            t_c_accepted_date: {
                                nanoseconds: number;
                                seconds: number;
                            };
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountName?: string;
                    company?: string;
                    contactConsent?: boolean;
                    country?: string;
                    dataUsage?: boolean;
                    email?: string;
                    firstName?: string;
                    lastName?: string;
                    marketCode?: {
                        /** @default  */
                        label?: string;
                        /** @default  */
                        value?: string;
                    };
                    state?: string;
                    /** @constant */
                    t_c_accepted_date?: true;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountName: string | null;
                            canRenameAccount: boolean;
                            company: string;
                            contactConsent: boolean;
                            country: string;
                            dataUsage: boolean;
                            email: string;
                            firstName: string;
                            lastName: string;
                            marketCode: {
                                label: string;
                                value: string;
                            };
                            state: string;
                            t_c_accepted_date: {
                                nanoseconds: number;
                                seconds: number;
                            };
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            actionLabel: string | null;
                            actionUrl: string | null;
                            body: string;
                            dismissible: boolean;
                            endAt: string | null;
                            id: number;
                            /** Format: date-time */
                            startAt: string;
                            title: string;
                            /** @enum {string} */
                            type: "success" | "error" | "info" | "warning";
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    actOnAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "dismissed" | "clicked" | "seen";
                    announcementId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.announcement-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            parameters: {
                                algorithm: string;
                                cost: number;
                                expiresAt: number;
                                keyLength: number;
                                keyPrefix: string;
                                nonce: string;
                                salt: string;
                            };
                            signature: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    readCheckoutSession: {
        parameters: {
            query?: {
                checkoutId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CheckoutState"];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.payments-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.payments-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    sendContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    captcha: string;
                    email: string;
                    message: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.captcha-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmed?: {
                        amountDue: number;
                        prorationAt: number;
                    };
                    customerId?: number;
                    price?: number;
                    priceId: string;
                    /** @enum {string} */
                    subscriptionType: "trial" | "new" | "upgrade" | "skyport";
                    users?: number;
                    /** Format: uuid */
                    vicUuid?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            checkoutId: string;
                            confirmation: {
                                amountDue: number;
                                /** Format: date-time */
                                expiresAt: string;
                                url: string | null;
                            } | null;
                            /** Format: uri */
                            url: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.payment-failed.payments-refused.plan-already-active.preview-required.price-changed.price-not-valid.request-not-proper.subscription-refused.tax-location-missing"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.payments-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    readEula: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            body: string;
                            /** Format: date */
                            date: string;
                            /** @enum {string} */
                            language: "en" | "de";
                            privacyUrl: string;
                            title: string;
                            tosUrl: string;
                            version: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    acceptEula: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    t_c_accepted_date: true;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            t_c_accepted_date: {
                                nanoseconds: number;
                                seconds: number;
                            };
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    appVersion: string;
                    captcha?: string;
                    /** @default [] */
                    categories?: string[];
                    email: string;
                    /** @default  */
                    message?: string;
                    name: string;
                    page: string;
                    rating: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.captcha-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deletionBlockers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            blockers: {
                                accountId: number;
                                accountName: string;
                                /** @constant */
                                isOnlyMember?: true;
                                /** @enum {string} */
                                kind: "active-subscription" | "shared-workspace" | "workspace-owner" | "account-owner";
                                message: string;
                                workspaceId: number | null;
                                workspaceName: string | null;
                            }[];
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteOwnAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.active-subscriptions.ownership-must-be-transferred.request-not-proper.workspace-owner-account-delete"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.recent-login-required.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            [key: string]: unknown;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en" | "de";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    logOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    revokeApiTokens?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                workspaceId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Notification"][];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    markNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    docId: string;
                    eventProcessed: boolean;
                    /** @default true */
                    read?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteNotifications: {
        parameters: {
            query: {
                docId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    readNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            channel: "feed" | "mail";
                            isOn: boolean;
                            /** @enum {string} */
                            kind: "device-failed" | "subscription-ending" | "payment-failed" | "payment-confirmation" | "purchase-settled" | "tax-changed" | "customer-changed" | "partner-release" | "ownership-submitted" | "ownership-answered" | "access-changed" | "access-ending" | "access-requested" | "access-request-answered" | "invitation-accepted" | "workspace-changed" | "schedule-paused";
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeNotificationPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel: "feed" | "mail";
                    isOn: boolean;
                    /** @enum {string} */
                    kind: "device-failed" | "subscription-ending" | "payment-failed" | "payment-confirmation" | "purchase-settled" | "tax-changed" | "customer-changed" | "partner-release" | "ownership-submitted" | "ownership-answered" | "access-changed" | "access-ending" | "access-requested" | "access-request-answered" | "invitation-accepted" | "workspace-changed" | "schedule-paused";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            channel: "feed" | "mail";
                            isOn: boolean;
                            /** @enum {string} */
                            kind: "device-failed" | "subscription-ending" | "payment-failed" | "payment-confirmation" | "purchase-settled" | "tax-changed" | "customer-changed" | "partner-release" | "ownership-submitted" | "ownership-answered" | "access-changed" | "access-ending" | "access-requested" | "access-request-answered" | "invitation-accepted" | "workspace-changed" | "schedule-paused";
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    notificationStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events: ready, notification, bye. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    previewPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customerId?: number;
                    price?: number;
                    priceId: string;
                    /** @enum {string} */
                    subscriptionType: "trial" | "new" | "upgrade" | "skyport";
                    users?: number;
                    /** Format: uuid */
                    vicUuid?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchasePreview"];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.payments-refused.plan-already-active.price-changed.price-not-valid.request-not-proper.subscription-refused.tax-location-missing"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.payments-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    plan: "trial";
                    workspaceName?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            subscriptionId: number;
                            vicUuid: string;
                            workspaceId: number;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper.trial-used"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            address: string | null;
                            browser: ("Edge" | "Opera" | "Samsung Internet" | "Firefox" | "Chrome" | "Safari") | null;
                            hasSecondFactor: boolean;
                            id: number;
                            isThis: boolean;
                            /** Format: date-time */
                            lastUsedAt: string;
                            /** Format: date-time */
                            signedInAt: string;
                            system: ("iPhone" | "iPad" | "Android" | "ChromeOS" | "Windows" | "macOS" | "Linux") | null;
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    which: number | ("others" | "this");
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    switchAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: number;
                    workspaceId: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.identity-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountId: number;
                            accountName: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            id: number;
                            isExpired: boolean;
                            lastUsedAt: string | null;
                            name: string;
                            scopes: ("devices:read" | "devices:control" | "devices:manage" | "alerts:read" | "alerts:manage" | "people:read" | "people:manage" | "notifications:read" | "audit:read")[];
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: number;
                    name: string;
                    scopes: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            secret: string;
                            token: {
                                accountId: number;
                                accountName: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                id: number;
                                isExpired: boolean;
                                lastUsedAt: string | null;
                                name: string;
                                scopes: ("devices:read" | "devices:control" | "devices:manage" | "alerts:read" | "alerts:manage" | "people:read" | "people:manage" | "notifications:read" | "audit:read")[];
                            };
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.recent-login-required.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    answerOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default accept
                     * @enum {string}
                     */
                    action?: "open" | "accept";
                    docId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accountId: number;
                            roleName: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user") | null;
                            /** @enum {string} */
                            state: "notInitiated" | "inProgress" | "transition" | "done";
                            workspaceId: number | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.action-link-not-valid.ownership-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    whoCan: {
        parameters: {
            query: {
                act: "workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update";
                vicUuid?: string;
                workspaceId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            able: {
                                count: number;
                                grantedBy: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                people: {
                                    email: string;
                                    endsAt: string | null;
                                    isSelf: boolean;
                                    name: string;
                                }[];
                            }[];
                            /** @enum {string} */
                            act: "workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update";
                            device: {
                                name: string;
                                vicUuid: string;
                            } | null;
                            hiddenRoles: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                            holders: {
                                people: {
                                    email: string;
                                    endsAt: string | null;
                                    isSelf: boolean;
                                    name: string;
                                }[];
                                /** @enum {string} */
                                role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                            }[];
                            needMakers: {
                                isMaker: boolean;
                                isPartner: boolean;
                                /** @enum {string} */
                                need: "paid-plan" | "renewal" | "stopped-device" | "settled-ownership";
                                roles: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                            }[];
                            newcomerWays: {
                                change: {
                                    adds: ("workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update")[];
                                    isMaker: boolean;
                                    isResumed: boolean;
                                    makers: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                    replaces: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user") | null;
                                    /** @enum {string} */
                                    role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                                } | null;
                                needs: ("paid-plan" | "renewal" | "stopped-device" | "settled-ownership")[];
                            }[];
                            ownRequest: {
                                /** Format: date-time */
                                againAt: string;
                                endsAt: string | null;
                                mayAskAgain: boolean;
                                /** Format: date-time */
                                requestedAt: string;
                                /** @enum {string} */
                                role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                                /** @enum {string} */
                                state: "open" | "given" | "declined";
                            } | null;
                            /** @enum {string} */
                            sight: "account" | "workspace" | "self";
                            tokens: {
                                /** Format: date-time */
                                expiresAt: string;
                                name: string | null;
                                owner: {
                                    email: string;
                                    endsAt: string | null;
                                    isSelf: boolean;
                                    name: string;
                                };
                            }[];
                            unable: {
                                active: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                count: number;
                                people: {
                                    email: string;
                                    endsAt: string | null;
                                    isSelf: boolean;
                                    name: string;
                                }[];
                                /** @enum {string} */
                                reason: "unknown-role" | "no-right" | "partner-customer" | "trial" | "no-plan" | "default-workspace" | "dirty" | "expired" | "running" | "no-workspace";
                                suspended: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                ways: {
                                    change: {
                                        adds: ("workspace.view" | "workspace.list" | "workspace.rename" | "workspace.invite" | "workspace.create" | "workspace.revoke" | "workspace.delete" | "workspace.transferOwnership" | "workspace.askWorkspaceOwnership" | "workspace.add-instances" | "workspace.move-instances" | "workspace.edit-instances" | "instance.view" | "instance.list" | "instance.favorite" | "instance.start" | "instance.stop" | "instance.playPause" | "instance.ccm" | "instance.change-target" | "instance.update" | "account.workspace.add" | "account.workspace.list" | "account.workspace.view" | "subscription.view" | "subscription.list" | "subscription.buy" | "subscription.update" | "subscription.cancel" | "subscription.unsubscribe" | "accountName.view" | "accountName.rename" | "accountName.update")[];
                                        isMaker: boolean;
                                        isResumed: boolean;
                                        makers: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user")[];
                                        replaces: ("account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user") | null;
                                        /** @enum {string} */
                                        role: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                                    } | null;
                                    needs: ("paid-plan" | "renewal" | "stopped-device" | "settled-ownership")[];
                                }[];
                            }[];
                            workspace: {
                                id: number;
                                name: string;
                            } | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listInstances: {
        parameters: {
            query?: {
                q?: string;
                state?: "online" | "offline";
                workspaceId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Workspace"][];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            /** @description Unchanged since the ETag that was sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    commandInstance: {
        parameters: {
            query?: never;
            header?: {
                "Batch-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    action: string;
                    /** Format: uuid */
                    vicUuid: string;
                } | {
                    action: string;
                    deploymentTarget?: string;
                    instanceName: string;
                    rowVersion?: number;
                    /** Format: uuid */
                    vicUuid: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            commandId: string | null;
                            isHeld?: boolean;
                            vicUuid: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.command-not-possible.request-not-proper.stale"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required.start-not-allowed.subscription-expired"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.instance-host-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    acknowledgeProblem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOnIt: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            isOnIt: boolean;
                            vicUuid: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.acknowledgement-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    managementUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.command-not-possible.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.instance-host-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    withdrawCommand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            action: "start" | "stop";
                            vicUuid: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper.withdrawal-refused"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deploymentTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeploymentTarget"][];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.instance-host-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    setFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {number} */
                    isFavorite: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {number} */
                            isFavorite: 0 | 1;
                            vicUuid: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    instanceHistory: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            entries: {
                                action: ("start" | "stop" | "save" | "upgrade" | "delete") | null;
                                /** Format: date-time */
                                at: string;
                                by: string | null;
                                deploymentTarget: string | null;
                                deviceName: string | null;
                                failureReason: string | null;
                                fromWorkspace: string | null;
                                id: number;
                                /** @enum {string} */
                                kind: "command" | "report" | "no-answer" | "moved" | "registered" | "removed";
                                outcome: ("open" | "done" | "failed" | "superseded" | "unanswered" | "withdrawn") | null;
                                state: ("online" | "offline") | null;
                                status: (("healthy" | "warning" | "init" | "error" | "deleted" | "stopping" | "failed" | "ready" | "initiated") | "") | null;
                                toWorkspace: string | null;
                                version: string | null;
                            }[];
                            nextCursor: string | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    upgradeInstance: {
        parameters: {
            query?: never;
            header?: {
                "Batch-Id"?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            commandId: string;
                            reboots: {
                                deviceNames: string[];
                                isLinkGroup: boolean;
                            };
                            vicUuid: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.command-not-possible.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    instanceHostWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostEvent"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            applied: boolean;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.unauthenticated"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    created: number;
                    data: {
                        object: {
                            id?: string;
                            object: string;
                        };
                    };
                    id: string;
                    type: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            received: true;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.payments-refused.request-not-proper"];
            401: components["responses"]["401.unauthenticated"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            502: components["responses"]["502.payments-unavailable"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createOrMove: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    action: "create";
                    name: string;
                    vicUuids?: unknown;
                    workspaceId?: unknown;
                } | {
                    /** @constant */
                    action: "move";
                    name?: unknown;
                    vicUuids: string[];
                    workspaceId: number;
                } | {
                    action?: null;
                    name?: null;
                    vicUuids: string[];
                    workspaceId: number;
                } | {
                    action?: null;
                    name: string;
                    vicUuids?: null;
                    workspaceId?: null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            rowVersion: number;
                        } | {
                            vicUuids: string[];
                            workspaceId: number;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.move-not-possible.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    renameWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    rowVersion?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            rowVersion: number;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper.stale"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            movedTo: number;
                            vicUuids: string[];
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.default-workspace.devices-running.request-not-proper.shared-workspace"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            delayMinutes: number;
                            hasQuietHours: boolean;
                            id: number;
                            isOn: boolean;
                            /** @enum {string} */
                            mailTo: "nobody" | "managers" | "operators";
                            name: string;
                            quietFrom: string;
                            quietTo: string;
                            rowVersion: number;
                            tellsRecovery: boolean;
                            timeZone: string;
                            webhookUrl: string;
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    delayMinutes: number;
                    hasQuietHours: boolean;
                    isOn: boolean;
                    /** @enum {string} */
                    mailTo: "nobody" | "managers" | "operators";
                    name: string;
                    quietFrom: string;
                    quietTo: string;
                    tellsRecovery: boolean;
                    timeZone: string;
                    webhookUrl: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            alert: {
                                delayMinutes: number;
                                hasQuietHours: boolean;
                                id: number;
                                isOn: boolean;
                                /** @enum {string} */
                                mailTo: "nobody" | "managers" | "operators";
                                name: string;
                                quietFrom: string;
                                quietTo: string;
                                rowVersion: number;
                                tellsRecovery: boolean;
                                timeZone: string;
                                webhookUrl: string;
                            };
                            secret: string | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alertId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    delayMinutes: number;
                    hasQuietHours: boolean;
                    isOn: boolean;
                    /** @enum {string} */
                    mailTo: "nobody" | "managers" | "operators";
                    name: string;
                    quietFrom: string;
                    quietTo: string;
                    rowVersion?: number;
                    tellsRecovery: boolean;
                    timeZone: string;
                    webhookUrl: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            delayMinutes: number;
                            hasQuietHours: boolean;
                            id: number;
                            isOn: boolean;
                            /** @enum {string} */
                            mailTo: "nobody" | "managers" | "operators";
                            name: string;
                            quietFrom: string;
                            quietTo: string;
                            rowVersion: number;
                            tellsRecovery: boolean;
                            timeZone: string;
                            webhookUrl: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper.stale"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alertId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listAlertDeliveries: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path: {
                alertId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deliveries: {
                                /** Format: date-time */
                                at: string;
                                attempts: number;
                                /** @enum {string} */
                                channel: "mail" | "webhook";
                                deviceName: string | null;
                                failure: ("status" | "redirect" | "timeout" | "unreachable" | "address-refused" | "target-refused" | "mail-refused" | "no-access") | null;
                                id: string;
                                /** @enum {string} */
                                message: "outage" | "recovery" | "test";
                                nextAttemptAt: string | null;
                                settledAt: string | null;
                                /** @enum {string} */
                                state: "pending" | "delivered" | "failed";
                                statusCode: number | null;
                                target: string;
                            }[];
                            nextCursor: string | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    rotateAlertSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alertId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            secret: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    testAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alertId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deliveryIds: string[];
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeScheduleQuietHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOn: boolean;
                    quietFrom: string;
                    quietTo: string;
                    rowVersion?: number;
                    timeZone: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            isOn: boolean;
                            quietFrom: string;
                            quietTo: string;
                            rowVersion: number;
                            timeZone: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper.stale"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            quietHours: {
                                isOn: boolean;
                                quietFrom: string;
                                quietTo: string;
                                rowVersion: number;
                                timeZone: string;
                            };
                            schedules: {
                                /** @enum {string} */
                                action: "start" | "stop";
                                date: string;
                                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                                deviceName: string | null;
                                id: number;
                                isNextQuiet: boolean;
                                lastRun: {
                                    /** Format: date-time */
                                    dueAt: string;
                                    /** @enum {string} */
                                    outcome: "running" | "done" | "partly" | "refused" | "missed" | "quiet";
                                    reason: string | null;
                                } | null;
                                name: string;
                                nextRunAt: string | null;
                                ownerName: string | null;
                                pauseReason: ("user" | "owner-right" | "device-gone" | "workspace-gone") | null;
                                /** @enum {string} */
                                recurrence: "once" | "weekly";
                                rowVersion: number;
                                time: string;
                                timeZone: string;
                                vicUuid: string;
                            }[];
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "start" | "stop";
                    date: string;
                    days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                    name: string;
                    /** @enum {string} */
                    recurrence: "once" | "weekly";
                    time: string;
                    timeZone: string;
                    vicUuid: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            action: "start" | "stop";
                            date: string;
                            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                            deviceName: string | null;
                            id: number;
                            isNextQuiet: boolean;
                            lastRun: {
                                /** Format: date-time */
                                dueAt: string;
                                /** @enum {string} */
                                outcome: "running" | "done" | "partly" | "refused" | "missed" | "quiet";
                                reason: string | null;
                            } | null;
                            name: string;
                            nextRunAt: string | null;
                            ownerName: string | null;
                            pauseReason: ("user" | "owner-right" | "device-gone" | "workspace-gone") | null;
                            /** @enum {string} */
                            recurrence: "once" | "weekly";
                            rowVersion: number;
                            time: string;
                            timeZone: string;
                            vicUuid: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                scheduleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "start" | "stop";
                    date: string;
                    days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                    name: string;
                    /** @enum {string} */
                    recurrence: "once" | "weekly";
                    rowVersion?: number;
                    time: string;
                    timeZone: string;
                    vicUuid: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            action: "start" | "stop";
                            date: string;
                            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                            deviceName: string | null;
                            id: number;
                            isNextQuiet: boolean;
                            lastRun: {
                                /** Format: date-time */
                                dueAt: string;
                                /** @enum {string} */
                                outcome: "running" | "done" | "partly" | "refused" | "missed" | "quiet";
                                reason: string | null;
                            } | null;
                            name: string;
                            nextRunAt: string | null;
                            ownerName: string | null;
                            pauseReason: ("user" | "owner-right" | "device-gone" | "workspace-gone") | null;
                            /** @enum {string} */
                            recurrence: "once" | "weekly";
                            rowVersion: number;
                            time: string;
                            timeZone: string;
                            vicUuid: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper.stale"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                scheduleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    pauseSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                scheduleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            action: "start" | "stop";
                            date: string;
                            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                            deviceName: string | null;
                            id: number;
                            isNextQuiet: boolean;
                            lastRun: {
                                /** Format: date-time */
                                dueAt: string;
                                /** @enum {string} */
                                outcome: "running" | "done" | "partly" | "refused" | "missed" | "quiet";
                                reason: string | null;
                            } | null;
                            name: string;
                            nextRunAt: string | null;
                            ownerName: string | null;
                            pauseReason: ("user" | "owner-right" | "device-gone" | "workspace-gone") | null;
                            /** @enum {string} */
                            recurrence: "once" | "weekly";
                            rowVersion: number;
                            time: string;
                            timeZone: string;
                            vicUuid: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    resumeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                scheduleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            action: "start" | "stop";
                            date: string;
                            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                            deviceName: string | null;
                            id: number;
                            isNextQuiet: boolean;
                            lastRun: {
                                /** Format: date-time */
                                dueAt: string;
                                /** @enum {string} */
                                outcome: "running" | "done" | "partly" | "refused" | "missed" | "quiet";
                                reason: string | null;
                            } | null;
                            name: string;
                            nextRunAt: string | null;
                            ownerName: string | null;
                            pauseReason: ("user" | "owner-right" | "device-gone" | "workspace-gone") | null;
                            /** @enum {string} */
                            recurrence: "once" | "weekly";
                            rowVersion: number;
                            time: string;
                            timeZone: string;
                            vicUuid: string;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listScheduleRuns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                scheduleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            commanded: number;
                            /** Format: date-time */
                            dueAt: string;
                            id: number;
                            /** @enum {string} */
                            outcome: "running" | "done" | "partly" | "refused" | "missed" | "quiet";
                            reason: string | null;
                            refused: {
                                deviceName: string;
                                reason: string;
                            }[];
                            unchanged: number;
                        }[];
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    requestOwnership: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    workspaceId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            id: string;
                            isAnswerer: boolean;
                            isSubmitter: boolean;
                            /** @enum {string} */
                            kind: "transfer" | "request";
                            placeName: string;
                            recipientEmail: string;
                            recipientName: string;
                            requesterEmail: string;
                            requesterName: string;
                            /** @enum {string} */
                            scope: "account" | "workspace";
                            /** @enum {string} */
                            state: "notInitiated" | "inProgress" | "transition" | "done";
                            workspaceId: number | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.ownership-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    cancelOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.action-link-not-valid.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    leaveWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    workspaceId: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.ownership-must-be-transferred.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    moveInstances: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    action?: "move" | null;
                    vicUuids: string[];
                    workspaceId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            vicUuids: string[];
                            workspaceId: number;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.move-not-possible.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listHandovers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            handovers: {
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                id: string;
                                isAnswerer: boolean;
                                isSubmitter: boolean;
                                /** @enum {string} */
                                kind: "transfer" | "request";
                                placeName: string;
                                recipientEmail: string;
                                recipientName: string;
                                requesterEmail: string;
                                requesterName: string;
                                /** @enum {string} */
                                scope: "account" | "workspace";
                                /** @enum {string} */
                                state: "notInitiated" | "inProgress" | "transition" | "done";
                                workspaceId: number | null;
                            }[];
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listRecipients: {
        parameters: {
            query?: {
                workspaceId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            recipients: {
                                email: string;
                                name: string;
                                /** @enum {string} */
                                roleName: "account-owner" | "account-admin" | "workspace-owner" | "workspace-admin" | "vic-admin" | "endpoint-user";
                            }[];
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.scope-required"];
            404: components["responses"]["404.not-found"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    rejectOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.action-link-not-valid.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    resendOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            id: string;
                            isAnswerer: boolean;
                            isSubmitter: boolean;
                            /** @enum {string} */
                            kind: "transfer" | "request";
                            placeName: string;
                            recipientEmail: string;
                            recipientName: string;
                            requesterEmail: string;
                            requesterName: string;
                            /** @enum {string} */
                            scope: "account" | "workspace";
                            /** @enum {string} */
                            state: "notInitiated" | "inProgress" | "transition" | "done";
                            workspaceId: number | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.action-link-not-valid.ownership-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.scope-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    transferOwnership: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: number;
                    email: string;
                    /** @constant */
                    scope: "account";
                } | {
                    email: string;
                    /**
                     * @default workspace
                     * @constant
                     */
                    scope?: "workspace";
                    workspaceId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            id: string;
                            isAnswerer: boolean;
                            isSubmitter: boolean;
                            /** @enum {string} */
                            kind: "transfer" | "request";
                            placeName: string;
                            recipientEmail: string;
                            recipientName: string;
                            requesterEmail: string;
                            requesterName: string;
                            /** @enum {string} */
                            scope: "account" | "workspace";
                            /** @enum {string} */
                            state: "notInitiated" | "inProgress" | "transition" | "done";
                            workspaceId: number | null;
                        };
                        /** @constant */
                        errorCode: 0;
                        message: string;
                        statusCode: number;
                    };
                };
            };
            400: components["responses"]["400.ownership-refused.request-not-proper"];
            401: components["responses"]["401.shut-out.unauthenticated"];
            403: components["responses"]["403.email-not-verified.forbidden.recent-login-required.scope-required"];
            404: components["responses"]["404.not-found"];
            408: components["responses"]["408.request-timeout"];
            413: components["responses"]["413.too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
}
